-- From an instant on (epoch ms) everybody may book up to two weeks ahead, up to a day; salon_id 0 is the whole chain.
CREATE TABLE sale (
  salon_id INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  last_day TEXT NOT NULL,
  PRIMARY KEY (salon_id, opens_at)
) STRICT, WITHOUT ROWID;

-- The salon whose price it is; 0 is the whole chain.
ALTER TABLE special_price ADD COLUMN salon_id INTEGER NOT NULL DEFAULT 0;
