"""Names that would look like the site itself, its computer players or its guests."""

RESERVED = (
    *("blockyard", "admin", "administrator", "moderator", "root", "system", "server", "support"),
    *("staff", "official", "operator", "bot", "computer", "engine", "guest", "anonymous"),
    *(
        "nobody",
        "everyone",
        "chance",
        "spectator",
        "me",
        "you",
        "null",
        "none",
        "undefined",
        "open",
    ),
    *("מנהל", "מערכת", "מחשב", "אורח", "תמיכה", "בוט"),
    *("ordinateur", "invité", "administrateur", "système", "robot"),
    *("مدير", "مشرف", "حاسوب", "ضيف", "النظام", "دعم", "بوت"),
)
