# Les noms, les comptes et leurs preuves.

name-length = un nom compte de { $shortest } à { $longest ->
    [one] { $longest } caractère
   *[other] { $longest } caractères
} ; essayez-en un plus court ou plus long
name-letters = un nom se compose de lettres et de chiffres, avec une espace, un point ou un tiret entre les mots ; laissez de côté les autres signes
name-mixed = avec deux alphabets, un nom peut être pris pour celui d’un autre ; tenez-vous-en à un seul alphabet
name-reserved = le nom { $name } est réservé ; ajoutez-y quelque chose
name-taken = quelqu’un s’appelle déjà { $name }, ou presque ; essayez un autre nom
has-account = vous êtes déjà ici sous le nom de { $name } ; déconnectez-vous pour créer un autre compte
wrong-password = nom ou mot de passe incorrect ; réessayez, ou utilisez un code de secours
wrong-code = ce code ne correspond pas à ce nom ; vérifiez-le, chaque code ne sert qu’une fois
transfer-gone = ce lien a déjà servi ou n’est plus valable ; créez-en un nouveau sur l’autre appareil
no-such-person = personne ici ne porte ce nom ; vérifiez l’orthographe
