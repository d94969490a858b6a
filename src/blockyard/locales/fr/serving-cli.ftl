# Le démarrage du serveur.

database-in-use = arrêtez d’abord l’autre serveur Blockyard, ou choisissez un autre dossier avec --data : il utilise { $file }
port-taken = choisissez un autre port avec --port : le port { $port } est pris
port-unusable = choisissez une autre adresse avec --host ou un autre port avec --port : { $host }, port { $port }, est inutilisable ({ $why })
serve-address-others = Sur votre réseau, les autres le trouvent à l’adresse { $url }
