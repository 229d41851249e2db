// The room's tests.
