-- Who works where. Times are minutes after midnight.
CREATE TABLE staff (
  id INTEGER PRIMARY KEY,
  salon_id INTEGER NOT NULL,
  -- A salon where customers still look for them after they moved.
  former_salon_id INTEGER,
  kind TEXT NOT NULL CHECK (kind IN ('stylist', 'skinner', 'receptionist')),
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  -- 1, 2, or 3 for a master.
  level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
  years INTEGER NOT NULL,
  customers INTEGER NOT NULL,
  rating REAL NOT NULL,
  skill TEXT NOT NULL,
  description TEXT NOT NULL,
  photos TEXT NOT NULL,
  ratings TEXT NOT NULL,
  -- Day of the week without work, 0 Sunday to 6 Saturday.
  day_off INTEGER CHECK (day_off BETWEEN 0 AND 6),
  -- The shift; null begins or ends with the salon.
  from_minutes INTEGER,
  to_minutes INTEGER
) STRICT;
CREATE INDEX staff_by_salon ON staff (salon_id);
CREATE INDEX staff_by_former_salon ON staff (former_salon_id) WHERE former_salon_id IS NOT NULL;

-- Hours of a day when somebody is away.
CREATE TABLE absence (
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  date TEXT NOT NULL,
  from_minutes INTEGER NOT NULL,
  to_minutes INTEGER NOT NULL,
  PRIMARY KEY (staff_id, date, from_minutes)
) STRICT, WITHOUT ROWID;

-- What booking knows of a phone.
CREATE TABLE customer (
  phone TEXT PRIMARY KEY,
  -- 0 none, 2 silver, 3 gold, 4 diamond.
  member_type INTEGER NOT NULL,
  -- Each booking of this phone waits for a one-time code.
  requires_code INTEGER NOT NULL CHECK (requires_code IN (0, 1)),
  -- May book groups with somebody else's phone.
  may_book_for_others INTEGER NOT NULL CHECK (may_book_for_others IN (0, 1)),
  -- Days on offer that can be chosen.
  days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 3),
  is_gen_z INTEGER NOT NULL CHECK (is_gen_z IN (0, 1)),
  -- A demo customer whose role can never be read.
  role_breaks INTEGER NOT NULL CHECK (role_breaks IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE visit (
  phone TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  service_ids TEXT NOT NULL,
  PRIMARY KEY (phone, date, salon_id)
) STRICT, WITHOUT ROWID;
