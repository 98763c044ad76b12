-- Customers who were forgotten, in that order: so that their numbers, under which other backends keep money and prizes, are never given again, and so that those backends hear of it.
CREATE TABLE forgotten (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE,
  -- How the other backends know them; null once they have had time to hear.
  phone TEXT,
  at INTEGER NOT NULL
) STRICT;
