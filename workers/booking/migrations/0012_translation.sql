-- English texts of the content by the Vietnamese ones; what has none is answered in Vietnamese.
CREATE TABLE translation (
  text TEXT PRIMARY KEY,
  english TEXT NOT NULL
) STRICT, WITHOUT ROWID;
