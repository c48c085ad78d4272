-- Most lists of people are narrowed by identity first: counting the doctors of a hospital reads a part of this index alone.
create index users_by_identity on users (user_type, hospital) include (status, department);
