-- Each feature says in its items what search knows about its own kind; the view over all of them is not needed.
drop view search_sources;
