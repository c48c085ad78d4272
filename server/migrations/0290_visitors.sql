-- How many browsers came on a day. Who they were is known for that day only, by a mark that no other day has.
create table day_visitors (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
create table visitor_days (
  day date primary key,
  visitors int not null check (visitors >= 0)
);
