# The command blockyard admin, for operators of a server.

admin-person = { $name } ({ $kind }), id { $id }, since { $since }
admin-kind-guest = guest
admin-kind-account = account
admin-nobody = nobody here is called { $given }; try a part of the name
admin-guest = { $given } is a guest, and guests have no name of their own; ban or mute instead
admin-renamed = { $old } is now called { $name }. Nobody else can take the old name for 90 days.
admin-muted = { $name } cannot say phrases for { $days } days.
admin-unmuted = { $name } can say phrases again.
admin-banned = { $name } is signed out everywhere and cannot sign in for { $days } days.
admin-unbanned = { $name } can sign in again.
admin-void = Game { $table } no longer counts; { $count } ratings were corrected.
admin-voided = game { $table } does not count already
admin-no-report = there is no open report { $number }; list them with blockyard admin reports
admin-closed = Report { $number } is closed.
admin-no-reports = No open reports.
admin-report = { $number }. { $at }: { $name } (id { $id }): { $why }; table { $table }
admin-no-server = no server answers at { $server } ({ $why }); give its address with --server
