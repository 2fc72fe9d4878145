-- Who ordered as a guest is led back to it from every screen, by the session that placed it.
create index orders_session on orders (session_id);
