# Les noms, les comptes et leurs preuves.

name-length = essayez un nom plus court ou plus long : il compte de { $shortest } à { $longest ->
    [one] { $longest } caractère
   *[other] { $longest } caractères
}
name-letters = évitez les autres signes : un nom se compose de lettres et de chiffres, avec une espace, un point ou un tiret entre les mots
name-mixed = tenez-vous-en à un seul alphabet : avec deux, un nom peut être pris pour celui d’un autre
name-reserved = ajoutez-y quelque chose : le nom { $name } est réservé
name-taken = essayez un autre nom : quelqu’un s’appelle déjà { $name }, ou presque
has-account = déconnectez-vous pour créer un autre compte : vous êtes ici sous le nom de { $name }
wrong-password = réessayez, ou utilisez un code de secours : nom ou mot de passe incorrect
wrong-code = vérifiez le code, chacun ne sert qu’une fois : il ne correspond pas à ce nom
transfer-gone = créez un nouveau lien sur l’autre appareil : celui-ci a déjà servi ou n’est plus valable
no-such-person = vérifiez l’orthographe : personne ici ne porte ce nom
