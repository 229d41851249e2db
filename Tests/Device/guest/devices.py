"""The world outside for panels with links: a broker and a Modbus device on this machine, which come and go."""
import contextlib
import socket
import struct
import threading

CONNECT, CONNACK, PUBLISH, PUBACK, SUBSCRIBE, SUBACK, PINGREQ, PINGRESP = 1, 2, 3, 4, 8, 9, 12, 13
READ_INPUT = 4


class Server:
    """Answers each connection on a thread of its own until it is stopped."""

    def __init__(self, port):
        self.open = set()
        self.listener = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self.listener.accept()
                self.open.add(connection)
                threading.Thread(target=self.converse, args=(connection,), daemon=True).start()

    def converse(self, connection):
        with contextlib.suppress(OSError, EOFError), connection, connection.makefile("rb") as stream:
            while True:
                connection.sendall(self.answer(stream))
        self.open.discard(connection)

    def stop(self):
        for one in (self.listener, *self.open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


def take(stream, count):
    data = stream.read(count)
    if len(data) < count:
        raise EOFError
    return data


class Device(Server):
    """A Modbus device whose input registers all hold the same number."""

    def __init__(self, port, number):
        self.number = number
        super().__init__(port)

    def answer(self, stream):
        transaction, _, length = struct.unpack(">HHH", take(stream, 6))
        unit, function, *rest = take(stream, length)
        if function == READ_INPUT:
            count, = struct.unpack(">H", bytes(rest[2:4]))
            body = bytes([unit, function, 2 * count]) + struct.pack(">H", self.number) * count
        else:
            body = bytes([unit, function | 0x80, 1])  # an illegal function
        return struct.pack(">HHH", transaction, 0, len(body)) + body


class Broker(Server):
    """A broker for MQTT 3.1.1 that has one retained message, and keeps nothing of what it is sent."""

    def __init__(self, port, topic, text):
        self.topic, self.text = topic.encode(), text.encode()
        super().__init__(port)

    def answer(self, stream):
        kind, body = self.packet(stream)
        if kind >> 4 == CONNECT:
            return bytes([CONNACK << 4, 2, 0, 0])
        if kind >> 4 == PINGREQ:
            return bytes([PINGRESP << 4, 0])
        if kind >> 4 == PUBLISH and kind & 6:  # of at least the quality 1
            length, = struct.unpack(">H", body[:2])
            return bytes([PUBACK << 4, 2]) + body[2 + length:4 + length]
        if kind >> 4 == SUBSCRIBE:
            length, = struct.unpack(">H", body[2:4])
            answer = bytes([SUBACK << 4, 3]) + body[:2] + b"\1"
            return answer + (self.message() if body[4:4 + length] == self.topic else b"")
        return b""

    def message(self):
        body = struct.pack(">H", len(self.topic)) + self.topic + self.text
        return bytes([PUBLISH << 4 | 1, len(body)]) + body

    @staticmethod
    def packet(stream):
        kind, length, shift = take(stream, 1)[0], 0, 0
        while True:
            byte = take(stream, 1)[0]
            length |= (byte & 0x7f) << shift
            shift += 7
            if byte < 0x80:
                return kind, take(stream, length)
