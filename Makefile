.PHONY: setup run test test-device bench lint format install
