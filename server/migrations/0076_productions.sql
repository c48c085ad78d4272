alter table productions
  -- Until then the price is price_fen, afterwards former_price_fen. Empty: the offer has no end.
  add column offer_ends_at timestamptz,
  -- How much of each lesson may be watched before paying, besides the lessons that are on trial as a whole.
  add column trial_seconds int not null default 0 check (trial_seconds >= 0),
  -- A removed work leaves every list; those who bought it and its author still watch it.
  add column removed_at timestamptz;

alter table production_episodes
  -- Lessons with the same chapter follow each other; empty in a work without chapters.
  add column chapter text not null default '',
  -- The uploaded video that the lesson plays; empty for an address that was entered by hand.
  add column video_id bigint;
