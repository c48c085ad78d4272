-- readable by older programs
-- The palette finds people by any part of their name, without reading every name.

create index users_by_name_grams on users using gin (search_grams(truename));
