# Starting the server.

database-in-use = stop the other Blockyard server first, or choose another folder with --data: it is using { $file }
database-shared = give every server that uses this database the same --broker, or stop the other one first: without a broker only one can use it
broker-needs-database = name a PostgreSQL database with --database: several servers cannot share a file
broker-unreachable = check that the NATS server is running at { $url }: it cannot be reached ({ $why })
port-taken = choose another port with --port: port { $port } is taken
port-unusable = choose another address with --host or another port with --port: { $host }, port { $port }, cannot be used ({ $why })
serve-address-others = Others on your network can reach it at { $url }
worker-ready = { $cores ->
    [one] One core is ready for work.
   *[other] { $cores } cores are ready for work.
 }
worker-stop = Press Ctrl+C to stop; work under way is finished first.
worker-levels = give one level, or the first and the last one, such as 1-6: “{ $given }” is neither
