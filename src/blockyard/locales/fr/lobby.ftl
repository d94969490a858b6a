# The lobby: opponents, open tables, games to watch, invitations; and the name of a guest.

web-looking = { $count ->
    [one] un joueur cherche une partie
   *[other] { $count } joueurs cherchent une partie
}
web-find = Trouver un adversaire
web-find-how = Choisissez un jeu. Le sort décide qui commence.
web-waiting-here = { $count ->
    [one] une personne attend
   *[other] { $count } personnes attendent
}
web-nobody-waiting = personne n’attend
web-looking-now = recherche…
web-finding = Nous cherchons un adversaire : { $title }
web-meanwhile = Jouer avec { character }
web-place-kept = Jouez avec { character } en attendant. Votre place est gardée, et la partie aussi.
web-stop-finding = Annuler
web-found = Votre partie commence : { $title }
web-found-who = On vous attend à la table : { $players }.
web-found-kept = Cette partie est enregistrée ; vous la retrouverez parmi vos parties.
web-found-go = Aller à la table
web-knock = { $who } vous propose une partie : { $title }
web-knock-time = Vous avez { $count ->
    [one] une seconde
   *[other] { $count } secondes
} pour accepter.
web-knock-accept = Jouer
web-knock-decline = Pas maintenant
web-knock-asked = Adversaire trouvé : { $who }
web-knock-asked-how = Nous attendons son accord ; la partie commence aussitôt après.
web-knock-declined = Ce joueur n’est pas libre pour l’instant ; nous cherchons toujours.
web-knock-missed = Chercher à nouveau ? Le délai pour accepter est passé et la recherche est terminée : { $title }
web-knock-again = Chercher à nouveau
web-live-games = Parties en direct
web-good-games = Des parties à voir
web-no-live-games = Aucune partie publique pour le moment. En voici de belles, déjà jouées.
web-watching = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-with-others = { $who } + { $count }
web-join = Rejoindre
web-join-game = Rejoindre : { $title }, { $players }
web-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-create-table = Ouvrir une table
web-invite-how = Un lien, une partie : qui l’ouvre joue avec vous.
web-invite-make = Créer le lien
web-invite-other = Un autre lien
web-invite-waits = Nous vous préviendrons dès que quelqu’un prendra place.
web-scan = Scannez avec un téléphone, ou envoyez le lien.
web-address = Adresse
web-which-game = Jeu
web-name-ask = Comment vous appeler ?
web-name-why = Les joueurs de votre table voient ce nom. Nous ne le demandons qu’une fois.
web-name-some = Pourquoi pas
web-name-take = Continuer
web-name-later = Continuer comme { $name }
web-name-change = Changer de nom
account-named = créez un autre compte pour jouer sous un autre nom : votre compte s’appelle { $name }
name-suggestions = Loutre, Érable, Comète, Galet, Trèfle, Biscuit, Domino, Réglisse, Moineau, Cacao, Noisette, Cannelle, Pivoine, Panda, Écureuil, Colibri
