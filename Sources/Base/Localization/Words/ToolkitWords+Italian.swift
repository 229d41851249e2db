extension ToolkitWords {
  /// The toolkit's words in Italian, in the order of the English ones.
  static var italian: StaticString {
    """
    Aumenta
    Diminuisci
    Aumenta di %lld
    Diminuisci di %lld
    Minimo
    Massimo
    %@: minimo
    %@: massimo
    minimo
    massimo
    attivo
    non attivo
    misto
    espanso
    compresso
    Espandi
    Comprimi
    crescente
    decrescente
    in corso
    Aggiornamento
    Pagina
    %lld di %lld
    Passaggi
    Non iniziato
    Passaggio %lld di %lld
    Passaggi completati: %1$lld di %1$lld
    completato
    attuale
    da fare
    non riuscito
    saltato
    OK
    Annulla
    Chiudi
    Fine
    Elimina
    Modifica
    Indietro
    Mantieni
    Cancella
    Cerca
    Ambito
    Nessun risultato
    Nessun risultato per “%@”
    Controlla l’ortografia o prova altre parole.
    Impostazioni
    Mostra menu
    Altezza del pannello
    Sposta su
    Sposta giù
    Trascina
    Rilascia qui
    Azione principale
    pulsante
    interruttore
    regolabile
    titolo
    collegamento
    immagine
    campo di testo
    campo di ricerca
    finestra di dialogo
    selezionato
    non disponibile
    udibile solo in cuffia
    Tocca due volte per usarlo.
    Tocca due volte per scrivere.
    Scorri su o giù per cambiarlo.
    Premi per usarlo.
    Premi per scrivere.
    Premi, poi ruota per cambiarlo.
    Ruota per cambiarlo e premi quando va bene.
    Usa i tasti freccia per cambiarlo.
    La voce è attiva.
    La voce è disattivata.
    Trascina un dito sullo schermo per sentire che cosa c’è.
    Scorri a destra per l’elemento successivo, a sinistra per il precedente.
    Ruota la manopola per sentire che cosa c’è. Premila per usarlo.
    Usa i tasti freccia per sentire che cosa c’è, e il tasto di azione per usarlo.
    Il pannello passa da solo da un elemento all’altro. Premi quando senti quello che vuoi.
    Tutto
    Controlli
    Titoli
    Azioni
    Lettere
    Velocità
    Volume
    Qui non c’è nulla
    %@ eliminato
    Scorri su
    Scorri giù
    Scorri indietro
    Scorri avanti
    Testo
    Spazio
    Invio
    Maiuscole
    Simboli
    Data
    Ora
    Giorno
    Mese
    Anno
    Ora
    Minuto
    AM
    PM
    gennaio
    febbraio
    marzo
    aprile
    maggio
    giugno
    luglio
    agosto
    settembre
    ottobre
    novembre
    dicembre
    gen
    feb
    mar
    apr
    giu
    lug
    ago
    set
    ott
    nov
    dic
    Tonalità
    Saturazione
    Luminosità
    Opacità
    Larghezza
    Altezza
    Regolazioni
    Pannello
    Qui non c’è nulla da regolare
    Nessuna regolazione si chiama “%@”
    Ripristina tutto
    Ripristina (%lld)
    Ripristina %@
    Ripristinare tutti i valori?
    prima: %@
    Chiudi %@
    Modifica %@
    Contrasto di %@
    %@ come testo
    Campo obbligatorio
    Da %lld a %lld caratteri
    Verifica non riuscita
    Riprova
    verifica in corso
    vuoto
    1 cifra inserita
    %lld cifre inserite
    1 carattere inserito
    %lld caratteri inseriti
    scrittura
    Verifica della carta
    Avanti
    I dati della carta non vengono copiati
    Numero carta
    Codice di sicurezza
    MM
    AA
    Si possono inserire solo cifre
    %@: numero massimo di cifre raggiunto
    Il mese è un numero da 01 a 12
    Inserisci il numero della carta
    Inserisci il mese
    Inserisci l’anno
    Inserisci il codice di sicurezza
    Il numero della carta non è valido
    La carta è scaduta o l’anno non è corretto
    Il codice di sicurezza ha %lld cifre
    Dove si trova il codice di sicurezza?
    Il codice di sicurezza: le ultime %lld cifre sul retro, accanto alla firma
    %2$@: il %1$@ è composto da %3$lld cifre sul fronte, sopra il numero
    %2$@: il %1$@ è composto dalle ultime %3$lld cifre sul retro, accanto alla firma
    Scrittura in corso
    Non aggiornato
    Nessuna connessione
    Non ancora noto
    Impossibile mostrare il pannello
    Tieni premuto
    Codice QR
    Toccare il centro della croce
    Croce
    Questi tocchi non corrispondono. Riprovare.
    Nessuno ha trovato il pulsante. Riprovare.
    Il pannello segue il dito?
    Senza risposta tutto resta com’era.
    Ripeti
    Mantenere queste impostazioni?
    Ripristina
    Ripristino tra %lld s senza conferma.
    %@ ora è %@.
    In uso impostazioni precedenti: con quelle attuali il pannello non ha funzionato
    Problema in %@, riga %lld
    Problema con %@
    Normale
    Non riconosciuto
    Riconosciuto
    Terminato, non riconosciuto
    Ripristino necessario
    Accantonato
    Soppresso
    Fuori servizio
    Non sorvegliato: %@
    Nessun allarme
    Allarmi
    Riconosci tutti
    Riconosci
    Ripristina
    Riprendi
    Rimetti in servizio
    Accantona per %lld min
    Accantona fino alla fine
    Cronologia
    altri %lld
    Avvia
    Pausa
    Continua
    Ferma
    Ore
    Minuti
    Secondi
    Pronto alle %@
    lunedì
    martedì
    mercoledì
    giovedì
    venerdì
    sabato
    domenica
    L’orologio non è sincronizzato
    Inserisci il codice
    Codice errato
    Riprova tra %@
    Bloccato
    Tieni premuto per sbloccare
    Pulizia
    Sei ancora qui?
    Ritorno all’inizio tra %lld s
    Accenti
    Tutto
    Copia
    Taglia
    Nascondi password
    Lingua
    A sinistra
    A destra
    Non per i dati della carta
    Non incollato: contiene caratteri di controllo invisibili
    Non incollato: qui sono ammesse solo cifre
    Non è stato copiato nulla
    Qui non c’è nulla di nascosto
    Un dato segreto non viene copiato
    Incolla
    Ripeti
    Seleziona tutto
    Seleziona a sinistra
    Seleziona a destra
    Mostra o nascondi
    Mostra password
    Mostra
    Troppo lungo da incollare
    Annulla modifica
    Aggiorna
    %@, e altri %lld
    Qualcuno sta guardando questo pannello
    Grafico
    %lld valori da %@ a %@
    Ingrandisci
    Riduci
    normale
    avviso
    allarme
    valore impostato %@
    in aumento
    in calo
    stabile
    Tendenza
    Aggiungi
    Rimuovi
    Copia su tutti i giorni
    Più
    Meno
    Timer avviato, %@
    Terminato: %@
    """
  }
}
