# Les noms, les comptes et leurs preuves.

name-length = un nom compte de { $shortest } à { $longest } lettres ; essayez-en un plus court ou plus long
name-letters = un nom se compose de lettres et de chiffres, avec une espace, un point ou un tiret entre les mots ; essayez sans autres signes
name-mixed = des lettres de deux alphabets dans un même nom le font prendre pour un autre ; restez dans un seul alphabet
name-reserved = { $name } est réservé à Blockyard ; ajoutez-y quelque chose à vous
name-taken = quelqu’un s’appelle déjà { $name }, ou porte un nom qui lui ressemble ; essayez-en un autre
has-account = vous vous appelez déjà { $name } ici ; déconnectez-vous pour créer un autre compte
wrong-password = ce nom et ce mot de passe ne vont pas ensemble ; réessayez, ou utilisez un code de secours
wrong-code = ce nom et ce code de secours ne vont pas ensemble ; vérifiez le code, chacun sert une fois
transfer-gone = ce lien a déjà servi ou est trop ancien ; créez-en un nouveau sur l’autre appareil
no-such-person = personne ici ne porte ce nom ; vérifiez son orthographe
