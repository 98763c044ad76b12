-- Browsers that receive messages by push: each belongs to the session that subscribed it last, and ends with that session. `purposes` is a JSON list; until `paused_until` its push service takes nothing.
CREATE TABLE push_device (
  session TEXT PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  purposes TEXT NOT NULL,
  since INTEGER NOT NULL,
  paused_until INTEGER NOT NULL DEFAULT 0,
  -- Messages in a row that its push service did not take.
  failures INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
