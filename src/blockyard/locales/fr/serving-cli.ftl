# Le démarrage du serveur.

database-in-use = arrêtez d’abord l’autre serveur Blockyard, ou choisissez un autre dossier avec --data : il utilise { $file }
database-shared = donnez le même --broker à tous les serveurs de cette base de données, ou arrêtez d’abord l’autre serveur : sans --broker, un seul peut l’utiliser
broker-needs-database = indiquez une base de données PostgreSQL avec --database : plusieurs serveurs ne peuvent pas partager un fichier
broker-unreachable = vérifiez que le serveur NATS fonctionne à l’adresse { $url } : il est injoignable ({ $why })
port-taken = choisissez un autre port avec --port : le port { $port } est pris
port-unusable = choisissez une autre adresse avec --host ou un autre port avec --port : { $host }, port { $port }, est inutilisable ({ $why })
serve-address-others = Sur votre réseau, les autres le trouvent à l’adresse { $url }
worker-ready = { $cores ->
    [one] { $cores } cœur est prêt à travailler.
   *[other] { $cores } cœurs sont prêts à travailler.
 }
worker-stop = Ctrl+C pour arrêter ; le travail en cours est d’abord terminé.
worker-levels = indiquez un niveau, ou le premier et le dernier, par exemple 1-6 : « { $given } » n’est ni l’un ni l’autre
