extension ToolkitWords {
  /// The toolkit's words in French, in the order of the English ones.
  static var french: StaticString {
    """
    Augmenter
    Diminuer
    Augmenter de %lld
    Diminuer de %lld
    Minimum
    Maximum
    %@ : minimum
    %@ : maximum
    minimum
    maximum
    activé
    désactivé
    mixte
    développé
    réduit
    Développer
    Réduire
    croissant
    décroissant
    en cours
    Actualisation
    Page
    %lld sur %lld
    Étapes
    Non commencé
    Étape %lld sur %lld
    Étapes terminées : %1$lld sur %1$lld
    terminé
    en cours
    à venir
    échec
    ignoré
    OK
    Annuler
    Fermer
    OK
    Supprimer
    Modifier
    Retour
    Conserver
    Effacer
    Rechercher
    Portée
    Aucun résultat
    Aucun résultat pour « %@ »
    Vérifiez l’orthographe ou essayez d’autres mots.
    Réglages
    Afficher le menu
    Hauteur du volet
    Déplacer vers le haut
    Déplacer vers le bas
    Faire glisser
    Déposer ici
    Action principale
    bouton
    interrupteur
    réglable
    titre
    lien
    image
    champ de texte
    champ de recherche
    dialogue
    sélectionné
    indisponible
    à entendre au casque seulement
    Touchez deux fois pour l’utiliser.
    Touchez deux fois pour écrire.
    Balayez vers le haut ou le bas pour changer.
    Appuyez pour l’utiliser.
    Appuyez pour écrire.
    Appuyez, puis tournez pour changer.
    Tournez pour changer, et appuyez quand c’est bon.
    Utilisez les flèches pour changer.
    La parole est activée.
    La parole est désactivée.
    Glissez un doigt sur l’écran pour entendre ce qui s’y trouve.
    Balayez à droite pour l’élément suivant, à gauche pour le précédent.
    Tournez le bouton pour entendre ce qu’il y a. Appuyez dessus pour l’utiliser.
    Utilisez les flèches pour entendre ce qu’il y a, et la touche d’action pour l’utiliser.
    Le panneau passe tout seul d’un élément à l’autre. Appuyez quand vous entendez celui que vous voulez.
    Tout
    Commandes
    Titres
    Actions
    Lettres
    Vitesse
    Volume
    Rien ici
    %@ supprimé
    Faire défiler vers le haut
    Faire défiler vers le bas
    Faire défiler en arrière
    Faire défiler en avant
    Texte
    Espace
    Retour
    Majuscules
    Symboles
    Date
    Heure
    Jour
    Mois
    Année
    Heure
    Minute
    AM
    PM
    janvier
    février
    mars
    avril
    mai
    juin
    juillet
    août
    septembre
    octobre
    novembre
    décembre
    janv.
    févr.
    mars
    avr.
    juin
    juil.
    août
    sept.
    oct.
    nov.
    déc.
    Teinte
    Saturation
    Luminosité
    Opacité
    Largeur
    Hauteur
    Paramètres fins
    Panneau
    Rien à régler ici
    Aucun paramètre ne s’appelle « %@ »
    Tout réinitialiser
    Réinitialiser (%lld)
    Réinitialiser %@
    Réinitialiser toutes les valeurs ?
    avant : %@
    Fermer %@
    Modifier %@
    Contraste de %@
    %@ sous forme de texte
    Champ obligatoire
    De %lld à %lld caractères
    Vérification impossible
    Réessayer
    vérification en cours
    vide
    1 chiffre saisi
    %lld chiffres saisis
    1 caractère saisi
    %lld caractères saisis
    saisie
    Vérification de la carte
    Suivant
    Les données de carte ne sont pas copiées
    Numéro de carte
    Code de sécurité
    MM
    AA
    Seuls des chiffres peuvent être saisis
    %@ : nombre maximal de chiffres atteint
    Le mois est un nombre de 01 à 12
    Saisissez le numéro de carte
    Saisissez le mois
    Saisissez l’année
    Saisissez le code de sécurité
    Ce numéro de carte n’est pas valide
    La carte a expiré ou l’année est incorrecte
    Le code de sécurité comporte %lld chiffres
    Où se trouve le code de sécurité ?
    Le code de sécurité : les %lld derniers chiffres au verso, à côté de la signature
    %2$@ : le %1$@ est composé de %3$lld chiffres au recto, au-dessus du numéro
    %2$@ : le %1$@ est composé des %3$lld derniers chiffres au verso, à côté de la signature
    Écriture en cours
    Pas à jour
    Pas de connexion
    Pas encore connu
    Le panneau ne peut pas être affiché
    Maintenir
    Code QR
    Touchez le centre de la croix
    Croix
    Ces points ne concordent pas. Veuillez recommencer.
    Personne n’a trouvé le bouton. Veuillez recommencer.
    Le panneau suit-il le doigt ?
    Sans réponse, rien ne change.
    Recommencer
    Conserver ces réglages ?
    Annuler
    Annulation dans %lld s sans confirmation.
    %@ vaut maintenant %@.
    Réglages antérieurs utilisés : le panneau a échoué avec les actuels
    Problème dans %@, ligne %lld
    Problème avec %@
    Normal
    Non acquittée
    Acquittée
    Terminée, non acquittée
    Réarmement requis
    Mise de côté
    Inhibée
    Hors service
    Non surveillé : %@
    Aucune alarme
    Alarmes
    Tout acquitter
    Acquitter
    Réarmer
    Reprendre
    Remettre en service
    Mettre de côté %lld min
    Mettre de côté jusqu’à la fin
    Historique
    %lld de plus
    Démarrer
    Pause
    Continuer
    Arrêter
    Heures
    Minutes
    Secondes
    Prêt à %@
    lundi
    mardi
    mercredi
    jeudi
    vendredi
    samedi
    dimanche
    L’horloge n’est pas synchronisée
    Saisissez le code
    Code erroné
    Réessayez dans %@
    Verrouillé
    Maintenir pour déverrouiller
    Nettoyage
    Êtes-vous toujours là ?
    Retour au début dans %lld s
    Accents
    Tout
    Copier
    Couper
    Masquer le mot de passe
    Langue
    À gauche
    À droite
    Pas pour les données de carte
    Non collé : contient des caractères de contrôle invisibles
    Non collé : seuls les chiffres sont admis ici
    Rien n’a été copié
    Rien n’est masqué ici
    Un secret n’est pas copié
    Coller
    Rétablir
    Tout sélectionner
    Sélectionner à gauche
    Sélectionner à droite
    Afficher ou masquer
    Afficher le mot de passe
    Afficher
    Trop long pour être collé
    Annuler la saisie
    Actualiser
    %@, et %lld de plus
    Quelqu’un observe ce panneau
    Graphique
    %lld valeurs de %@ à %@
    Zoom avant
    Zoom arrière
    normal
    avertissement
    alarme
    consigne %@
    en hausse
    en baisse
    stable
    Tendance
    Ajouter
    Retirer
    Copier sur tous les jours
    Plus
    Moins
    Minuteur démarré, %@
    Terminée : %@
    """
  }
}
