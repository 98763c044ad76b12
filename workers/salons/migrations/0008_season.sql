-- Other opening hours on a day, in minutes after midnight; salon_id 0 is the whole chain, and a salon's own row counts before it.
CREATE TABLE season_day (
  date TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  open_minutes INTEGER NOT NULL,
  close_minutes INTEGER NOT NULL,
  -- What customers read beside the hours; '' for nothing.
  note TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (date, salon_id)
) STRICT, WITHOUT ROWID;
