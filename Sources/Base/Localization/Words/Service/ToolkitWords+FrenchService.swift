extension ToolkitWords {
  /// The words of the pages for service in French, in the order of the English ones.
  static var frenchService: StaticString {
    """
    Service
    Écran et son
    Date et heure
    Réseau
    Mise à jour
    À propos
    Journal
    Réglages d’usine
    Rendre à tous les réglages leurs valeurs d’usine ?
    Réglée par un serveur de temps
    Fuseau horaire
    Régler l’horloge
    Câble
    Réseaux sans fil
    Chercher à nouveau
    Connexion à %@
    Mot de passe
    Se connecter
    Version
    Système
    Carte
    Numéro de série
    Adresse
    Mise à jour en cours
    Mettre à jour
    Comme la machine
    Toucher pour continuer
    Seule la machine d’un panneau en marche le sait
    Cette machine n’a pas de service pour son horloge
    Cette machine n’a pas de service pour les réseaux
    Cette machine n’a pas de commande de mise à jour
    Le panneau n’a pas le droit de changer cela
    Le mot de passe est faux
    Pas de réponse
    Échec : %@
    """
  }
}
