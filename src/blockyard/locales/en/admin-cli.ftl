# The command blockyard admin, for operators of a server.

admin-person = { $name } ({ $kind }), id { $id }, since { $since }
admin-kind-guest = guest
admin-kind-account = account
admin-nobody = try part of the name: nobody here is called { $given }
admin-guest = ban or mute { $given } instead: guests have no name of their own
admin-renamed = { $old } is now called { $name }. Nobody else can take the old name for 90 days.
admin-muted = { $name } cannot say phrases for { $days ->
    [one] one day
   *[other] { $days } days
}.
admin-unmuted = { $name } can say phrases again.
admin-banned = { $name } is signed out everywhere and cannot sign in for { $days ->
    [one] one day
   *[other] { $days } days
}.
admin-unbanned = { $name } can sign in again.
admin-void = Game { $table } no longer counts. Ratings corrected: { $count }.
admin-voided = nothing to do: game { $table } has already been taken out of the ratings
admin-no-report = run blockyard admin reports to list the open ones: { $number } is not among them
admin-closed = Report { $number } is closed.
admin-no-reports = No open reports.
admin-report = { $number }. { $at }: { $name } (id { $id }): { $why }; table { $table }
admin-no-server = give the address of the server with --server: none answers at { $server } ({ $why })

usage-admin = Manage a server: people, games and reports.
usage-find = Find people by name or id.
usage-rename = Give an account another name.
usage-mute = Switch off a person’s phrases.
usage-ban = Close an account: its sessions end, and its running games are resigned.
usage-void = Take a game out of all ratings.
usage-reports = List open reports.
usage-log = Show the operators’ latest actions.
usage-queues = Show what a running server is busy with.
usage-param-who = A name, or the id of a person.
usage-param-new = The new name.
usage-param-days = For how many days; 0 lifts it.
usage-param-table = The id of a table.
usage-param-close = Close the report with this number.
usage-param-many = How many.
usage-param-server = The address of the server.
usage-param-database = Database URL, such as postgresql+asyncpg://…
usage-name-who = PERSON
usage-name-new = NEW-NAME
usage-name-table = TABLE
