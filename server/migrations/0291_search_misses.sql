-- What people searched for and did not find, by day; one visitor counts once.
create table search_misses (
  id bigint generated always as identity primary key,
  day date not null,
  folded text not null,
  term text not null,
  visitors int not null default 1,
  unique (day, folded)
);
