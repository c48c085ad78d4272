-- Counting the people of a hospital, of an identity or of a state reads this index alone.
drop index users_by_hospital;
create index users_by_hospital on users (hospital, id) include (user_type, status, department);
