-- What the salons sell. Lists that are only ever read whole are JSON texts.
CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  title TEXT NOT NULL,
  position REAL NOT NULL
) STRICT;

CREATE TABLE service_group (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  name TEXT NOT NULL,
  position REAL NOT NULL
) STRICT;

CREATE TABLE service (
  id INTEGER PRIMARY KEY,
  group_id INTEGER NOT NULL REFERENCES service_group (id),
  -- The service that this one can only be bought with; null for independent ones.
  parent_id INTEGER REFERENCES service (id),
  position REAL NOT NULL,
  name TEXT NOT NULL,
  version_name TEXT NOT NULL,
  subtitle TEXT NOT NULL,
  description TEXT NOT NULL,
  minutes INTEGER NOT NULL CHECK (minutes > 0),
  -- Whole đồng.
  price INTEGER NOT NULL CHECK (price >= 0),
  old_price INTEGER NOT NULL CHECK (old_price >= 0),
  images TEXT NOT NULL,
  tags TEXT NOT NULL,
  parts TEXT NOT NULL,
  -- 1 a stylist, 2 a skinner, 3 both.
  delivery_type INTEGER NOT NULL CHECK (delivery_type BETWEEN 1 AND 3),
  is_default INTEGER NOT NULL CHECK (is_default IN (0, 1)),
  is_hidden INTEGER NOT NULL CHECK (is_hidden IN (0, 1)),
  has_detail INTEGER NOT NULL CHECK (has_detail IN (0, 1)),
  has_special INTEGER NOT NULL CHECK (has_special IN (0, 1))
) STRICT;
CREATE INDEX service_by_group ON service (group_id);

-- Services offered beside a group.
CREATE TABLE add_on (
  group_id INTEGER NOT NULL REFERENCES service_group (id),
  service_id INTEGER NOT NULL REFERENCES service (id),
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (group_id, service_id)
) STRICT, WITHOUT ROWID;

-- A service that one salon does not sell.
CREATE TABLE unsold_service (
  salon_id INTEGER NOT NULL,
  service_id INTEGER NOT NULL REFERENCES service (id),
  PRIMARY KEY (salon_id, service_id)
) STRICT, WITHOUT ROWID;

-- Other prices on some days and with stylists of a level.
CREATE TABLE special_price (
  id INTEGER PRIMARY KEY,
  -- The salon whose price it is; 0 is the whole chain.
  salon_id INTEGER NOT NULL DEFAULT 0,
  service_id INTEGER NOT NULL REFERENCES service (id),
  dates TEXT NOT NULL,
  day_price INTEGER,
  stylist_price INTEGER,
  day_stylist_price INTEGER,
  stylist_level INTEGER
) STRICT;

-- When to suggest which services; chosen is a JSON list of ids, or a pattern for the rule regex.
CREATE TABLE suggestion (
  id INTEGER PRIMARY KEY,
  rule TEXT NOT NULL CHECK (rule IN ('equals', 'regex', 'subset')),
  chosen TEXT NOT NULL,
  service_ids TEXT NOT NULL,
  title TEXT NOT NULL,
  image TEXT NOT NULL
) STRICT;

CREATE TABLE guide (
  step INTEGER PRIMARY KEY,
  sentence TEXT NOT NULL,
  list TEXT NOT NULL
) STRICT;

-- What a service group is about.
CREATE TABLE group_story (
  group_id INTEGER PRIMARY KEY REFERENCES service_group (id),
  title TEXT NOT NULL,
  content TEXT NOT NULL,
  tags TEXT NOT NULL,
  banners TEXT NOT NULL
) STRICT;

-- Campaigns that the booking backend itself advertises.
CREATE TABLE marketing_campaign (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  image TEXT NOT NULL,
  text TEXT NOT NULL,
  starts_on TEXT,
  ends_on TEXT
) STRICT;

-- English texts of the content by the Vietnamese ones; what has none is answered in Vietnamese.
CREATE TABLE translation (
  text TEXT PRIMARY KEY,
  english TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- From an instant on (epoch ms) everybody may book up to two weeks ahead, up to a day; salon_id 0 is the whole chain.
CREATE TABLE sale (
  salon_id INTEGER NOT NULL,
  opens_at INTEGER NOT NULL,
  last_day TEXT NOT NULL,
  PRIMARY KEY (salon_id, opens_at)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE booking (
  -- A ULID: opaque and unguessable.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- Epoch ms.
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending_otp', 'confirmed', 'checked_in', 'serving', 'done', 'canceled', 'no_show', 'expired')),
  -- 1 for the one current booking of a phone, else null.
  current INTEGER CHECK (current = 1),
  hold_expires_at INTEGER,
  total INTEGER NOT NULL CHECK (total >= 0),
  note TEXT NOT NULL,
  -- The customer's wishes as JSON: advice, photos, requests, many people.
  wishes TEXT NOT NULL,
  book_at INTEGER NOT NULL,
  utm_source TEXT NOT NULL,
  params TEXT NOT NULL,
  -- Bookings that replaced one another are one appointment, named by the id of its first booking; null: this is the first.
  appointment TEXT,
  -- How often the appointment was changed up to this booking: the order of its bookings, and the SEQUENCE of its calendar entry.
  revision INTEGER NOT NULL DEFAULT 0,
  -- Links of another version open nothing any more.
  link_version INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  canceled_at INTEGER,
  -- When the desk asked to cancel it (epoch ms): its customer is told. Null: it has not.
  desk_canceled_at INTEGER,
  -- Minutes that the customer has said they will be late, and when they said so (epoch ms); null: they have not.
  late_minutes INTEGER,
  late_at INTEGER,
  -- When the customer answered that they will come (epoch ms); null: they have not.
  coming_at INTEGER,
  -- When reception reported the visit as done (epoch ms); null: it has not, or the day was closed without a report.
  done_at INTEGER
) STRICT;
-- Two bookings at once for one phone, at whatever salons: the second cannot be written.
CREATE UNIQUE INDEX current_booking_of_phone ON booking (phone) WHERE current = 1;
CREATE INDEX booking_by_phone ON booking (phone, status);
CREATE INDEX booking_by_day ON booking (salon_id, date);
CREATE INDEX done_booking_by_start ON booking (starts_at) WHERE status = 'done';
CREATE INDEX booking_by_appointment ON booking (appointment) WHERE appointment IS NOT NULL;

CREATE TABLE booking_person (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  position INTEGER NOT NULL,
  hour_id INTEGER NOT NULL,
  frames INTEGER NOT NULL,
  stylist_id INTEGER,
  skinner_id INTEGER,
  total INTEGER NOT NULL,
  -- [{id, name, price}] as sold.
  services TEXT NOT NULL,
  -- What the salon calls the person, as the booker wrote it; null: nothing, or the visit is over.
  name TEXT,
  PRIMARY KEY (booking_id, position)
) STRICT, WITHOUT ROWID;
-- Names are few, and are deleted each night after their visit.
CREATE INDEX booking_person_with_name ON booking_person (booking_id) WHERE name IS NOT NULL;

-- SHA-256 of the proofs whose bearers may see and cancel a booking.
CREATE TABLE booking_owner (
  holder TEXT NOT NULL,
  booking_id TEXT NOT NULL REFERENCES booking (id),
  -- When the bearer entered a code that was sent to the booking's phone (epoch ms); null: they only made the booking.
  proved_at INTEGER,
  -- Until when the browser may replace the booking without a log-in (epoch ms): it was sent here by the manage page. Null: not at all.
  may_change_until INTEGER,
  -- 1: the manage link made this browser an owner, and when the link is withdrawn it is none any more.
  by_link INTEGER,
  PRIMARY KEY (holder, booking_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_owner_by_holder ON booking_owner (holder);
CREATE INDEX booking_owner_of_booking ON booking_owner (booking_id);

-- Offers of which a booking spends a use, and đồng that each saves. Written with the booking, never changed: what a phone has left follows from the states of its bookings.
CREATE TABLE booking_offer (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  -- Whose, as in booking_person.
  position INTEGER NOT NULL,
  offer_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  saved INTEGER NOT NULL CHECK (saved > 0),
  -- Last day of the use, which tells the grant that it is of; null: it has none.
  until TEXT,
  PRIMARY KEY (booking_id, position, offer_id)
) STRICT, WITHOUT ROWID;

-- Messages about bookings: a row is written before the first try, so that none is sent twice and at most three are.
CREATE TABLE booking_message (
  booking_id TEXT NOT NULL REFERENCES booking (id),
  kind TEXT NOT NULL CHECK (kind IN ('booked', 'evening', 'soon', 'review', 'canceled')),
  -- The first booking of those that replaced one another, for which messages are counted.
  appointment TEXT NOT NULL,
  tries INTEGER NOT NULL,
  -- Tries that are known not to have been sent. A dropped message of which every try is one was never sent, and does not count as one of the appointment's three.
  unsent_tries INTEGER NOT NULL DEFAULT 0,
  -- When the last try began, and when the next may (epoch ms); no next: the message was sent or given up.
  tried_at INTEGER NOT NULL,
  next_at INTEGER,
  -- sent, or dropped: its time is over, or it cannot be delivered; null while it is tried.
  outcome TEXT CHECK (outcome IN ('sent', 'dropped')),
  PRIMARY KEY (booking_id, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_message_by_appointment ON booking_message (appointment);

-- The first answer to an idempotency key.
CREATE TABLE request (
  key TEXT PRIMARY KEY,
  booking_id TEXT NOT NULL,
  content TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX request_by_age ON request (created_at);

-- Bookings that may never be written: their places were given up before the write was seen.
CREATE TABLE voided_booking (
  id TEXT PRIMARY KEY,
  voided_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- At which salon-day a visit keeps an hour, so that its next one there or elsewhere takes its place. The places themselves are the salon-day's.
CREATE TABLE visit_hold (
  -- SHA-256 of the browser's proof.
  visit TEXT PRIMARY KEY,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- Epoch ms.
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_hold_by_age ON visit_hold (until);

-- Who waits for a place of a salon-day; hours and services are in that salon-day's object.
CREATE TABLE waitlist_entry (
  -- A ULID, which its signed links carry.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL,
  salon_id INTEGER NOT NULL,
  date TEXT NOT NULL,
  -- The booking that is to be moved; null: a new one is wanted.
  moves TEXT,
  -- When the last hour that is wanted cannot be offered any more (epoch ms).
  until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- 1 while it waits.
  current INTEGER CHECK (current = 1)
) STRICT;
CREATE UNIQUE INDEX current_entry_of_phone ON waitlist_entry (phone, salon_id, date) WHERE current = 1;

-- Offers that were told, to count those of a phone's day.
CREATE TABLE waitlist_offer (
  id TEXT PRIMARY KEY,
  entry_id TEXT NOT NULL,
  day TEXT NOT NULL
) STRICT;
CREATE INDEX waitlist_offer_by_entry ON waitlist_offer (entry_id, day);

-- Phones that a network or a browser has booked with and nobody has proved, as long as their bookings are open: they are few, then a code is asked.
CREATE TABLE unproved_phone (
  -- network:<IPv4 or IPv6 /64> or device:<SHA-256 of the browser's token>.
  bucket TEXT NOT NULL,
  phone TEXT NOT NULL,
  -- Epoch ms: the end of the booking, or seconds ahead while it is being written.
  until INTEGER NOT NULL,
  PRIMARY KEY (bucket, phone)
) STRICT, WITHOUT ROWID;
CREATE INDEX unproved_phone_by_end ON unproved_phone (until);
CREATE INDEX unproved_phone_by_phone ON unproved_phone (phone);

-- Calendars that follow a customer's appointments; the address of one is its id with a signature.
CREATE TABLE calendar_feed (
  -- A ULID; another one after the feed was closed, so that the old address opens nothing.
  id TEXT PRIMARY KEY,
  phone TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Places that customers saved for themselves: 'Nhà', 'Công ty'.
CREATE TABLE saved_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  phone TEXT NOT NULL,
  name TEXT NOT NULL,
  -- House number and street, '' when the customer gave none.
  street TEXT NOT NULL,
  -- Province, district or ward as the salons backend numbers it.
  place_id TEXT NOT NULL,
  -- The whole address in words.
  address TEXT NOT NULL,
  -- Degrees to about a hundred metres; null when nobody knows where the place is.
  latitude REAL,
  longitude REAL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX saved_address_by_phone ON saved_address (phone, id);

-- Requests to be served at home; a salon nearby calls back and settles the hour.
CREATE TABLE home_visit (
  -- A ULID: opaque and unguessable.
  id TEXT PRIMARY KEY,
  idempotency_key TEXT NOT NULL UNIQUE,
  phone TEXT NOT NULL,
  -- SHA-256 of the browser's proof, null without one.
  holder TEXT,
  -- The salon that would come.
  salon_id INTEGER NOT NULL,
  address TEXT NOT NULL,
  -- [{id, name, price}] at the prices of the day.
  services TEXT NOT NULL,
  total INTEGER NOT NULL CHECK (total >= 0),
  date TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('Sáng', 'Chiều', 'Tối')),
  note TEXT NOT NULL,
  -- arranged or declined by the salon, canceled by the customer.
  status TEXT NOT NULL CHECK (status IN ('requested', 'arranged', 'declined', 'canceled')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX home_visit_by_phone ON home_visit (phone, date);
CREATE INDEX home_visit_by_salon ON home_visit (salon_id, date);
CREATE INDEX home_visit_by_holder ON home_visit (holder, date) WHERE holder IS NOT NULL;

-- A visit is a booking that was served. Pictures that the salon took of it, with the customer's consent.
CREATE TABLE visit_photo (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  booking_id TEXT NOT NULL REFERENCES booking (id),
  url TEXT NOT NULL,
  caption TEXT NOT NULL,
  -- What the customer thinks of it; null until they say so.
  verdict TEXT CHECK (verdict IN ('good', 'bad')),
  -- Why it is not a picture of them; null: nobody said so.
  wrong_reason TEXT,
  reported_at INTEGER
) STRICT;
CREATE INDEX visit_photo_by_booking ON visit_photo (booking_id);

-- One rating for a visit, whose stylist is the one that the customer themselves had.
CREATE TABLE rating (
  booking_id TEXT PRIMARY KEY REFERENCES booking (id),
  stylist_id INTEGER,
  salon_id INTEGER NOT NULL,
  stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
  -- A JSON list.
  tags TEXT NOT NULL,
  comment TEXT NOT NULL CHECK (length(comment) <= 500),
  -- Epoch ms. When it was first given counts for months and for how long it may be changed.
  rated_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
-- With the stars, so that a month's ranking reads the index alone.
CREATE INDEX rating_by_month ON rating (rated_at, stylist_id, stars);
CREATE INDEX rating_by_stylist ON rating (stylist_id);

-- One vote of a customer in each list of a month, whose votes are counted by their time.
CREATE TABLE style_master_vote (
  master_key TEXT NOT NULL,
  phone TEXT NOT NULL,
  stylist_id INTEGER NOT NULL REFERENCES staff (id),
  voted_at INTEGER NOT NULL,
  PRIMARY KEY (master_key, phone)
) STRICT, WITHOUT ROWID;
CREATE INDEX style_master_vote_by_stylist ON style_master_vote (master_key, stylist_id);
CREATE INDEX style_master_vote_by_phone ON style_master_vote (phone, voted_at);
CREATE INDEX style_master_vote_by_time ON style_master_vote (voted_at, stylist_id);

-- Visits that the wheel has heard of, so that it is told once.
CREATE TABLE told_visit (
  booking_id TEXT PRIMARY KEY REFERENCES booking (id),
  told_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tries per minute, for limits.
CREATE TABLE attempt (
  bucket TEXT NOT NULL,
  minute INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (bucket, minute)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_minute ON attempt (minute);

-- What neighbours said last, for when they are silent.
CREATE TABLE neighbour_copy (
  name TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How far this backend has forgotten whom auth has forgotten; one row.
CREATE TABLE forgotten (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  through INTEGER NOT NULL
) STRICT;

-- Whom this backend could not forget: tried again each night.
CREATE TABLE unforgotten (
  number INTEGER PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  phone TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

-- Phones of forgotten customers that bookings still carry: those to come need it until they are over.
CREATE TABLE leaving (
  phone TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL,
  -- Epoch ms at which auth forgot them; what was booked with the phone later is somebody else's.
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
