-- Where a meeting is held; empty for one without a venue.
alter table meetings add column venue text not null default '' check (length(venue) <= 100);
