-- Events that carry a phone or a customer's number, to be found when that customer is deleted;
-- most events carry neither, and stand in none of these.
CREATE INDEX events_by_phone ON events (json_extract(data, '$.phone'))
  WHERE json_extract(data, '$.phone') IS NOT NULL;
CREATE INDEX events_by_customer ON events (json_extract(data, '$.customerId'))
  WHERE json_extract(data, '$.customerId') IS NOT NULL;
CREATE INDEX events_by_page_phone ON events (json_extract(extend_data, '$.phone'))
  WHERE json_extract(extend_data, '$.phone') IS NOT NULL;
CREATE INDEX events_by_page_customer ON events (json_extract(extend_data, '$.customerId'))
  WHERE json_extract(extend_data, '$.customerId') IS NOT NULL;
