-- What is true of the whole page that an event came from (B-374).
ALTER TABLE events ADD COLUMN extend_data TEXT NOT NULL DEFAULT '{}';
