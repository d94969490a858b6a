# Starting the server.

database-in-use = stop the other Blockyard server first, or choose another folder with --data: it is using { $file }
port-taken = choose another port with --port: port { $port } is taken
port-unusable = choose another address with --host or another port with --port: { $host }, port { $port }, cannot be used ({ $why })
serve-address-others = Others on your network can reach it at { $url }
