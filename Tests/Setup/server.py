"""A server on the loopback with files in memory, which can answer wrongly in the ways that networks have."""
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    """Serves `files` by path; `requests` has each as (method, path, first byte asked for)."""
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.files, self.requests = {}, []
        self.stops_after = None  # bytes of an answer after which the connection ends
        self.waits_after = None  # bytes of an answer after which nothing more comes
        self.has_waited = threading.Event()
        threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True).start()

    def handle_error(self, request, client_address):
        """A client that goes away is part of what is checked."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_HEAD(self):
        self.answer(with_body=False)

    def do_GET(self):
        self.answer(with_body=True)

    def answer(self, with_body):
        first = int(self.headers.get("Range", "bytes=0-").removeprefix("bytes=").split("-")[0])
        self.server.requests.append((self.command, self.path, first))
        content = self.server.files.get(self.path)
        if content is None:
            return self.send_error(404)
        self.send_response(206 if "Range" in self.headers else 200)
        if "Range" in self.headers:
            self.send_header("Content-Range", f"bytes {first}-{len(content) - 1}/{len(content)}")
        self.send_header("Content-Length", str(len(content) - first))
        self.end_headers()
        if with_body:
            self.send_body(content[first:])

    def send_body(self, body):
        limit = self.server.stops_after or self.server.waits_after or len(body)
        self.wfile.write(body[:limit])
        if limit >= len(body):
            return
        self.close_connection = True
        self.wfile.flush()
        if self.server.waits_after:
            self.server.has_waited.set()
            self.rfile.read(1)  # until the other side has gone

    def log_message(self, *_):
        pass
