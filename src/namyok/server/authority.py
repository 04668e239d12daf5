"""A certificate made on the spot: an authority of this server alone, and what it vouches for.

Whoever lets a phone trust the authority trusts it for this server's names and for addresses of
home networks, and for nothing else: the authority itself says so, and browsers hold it to that.
"""

import datetime as dt
import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import TypeVar

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from namyok.kernel import Value

T = TypeVar("T", bound=x509.ExtensionType)
IpAddress = IPv4Address | IPv6Address
AUTHORITY_DAYS = 3650
SERVER_DAYS = 397
"""More than 398 and phones of Apple refuse it."""
RENEW_DAYS = 30
"""A certificate with less than this before it is made anew at the next start."""
YESTERDAY = dt.timedelta(days=1)
"""From when on it holds, since clocks differ."""
AT_HOME = tuple(
    ip_network(one)
    for one in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
MOST_LETTERS = 40
"""Of a machine's name in the name of its authority, which has room for 64 in all."""
HERE = ("localhost", "127.0.0.1", "::1")


class Papers(Value, frozen=True):
    """What a server shows, and where its parts lie."""

    certificate: Path
    """The server's certificate, followed by the authority's, in one file with its key."""
    authority: bytes
    """The authority's certificate, as phones take it."""
    fingerprint: str
    """By which people can tell that it is the right one."""


def own_names() -> tuple[str, ...]:
    """What this machine is called, without a network and in one."""
    name = socket.gethostname().lower()
    return (name, f"{name}.local") if name and "." not in name else (name,) if name else ()


def papers(folder: Path, hosts: Iterable[str], now: dt.datetime) -> Papers:
    """A certificate for ``hosts`` and this machine, from the folder or made anew."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    named = map(_general, dict.fromkeys((*HERE, *own_names(), *hosts)))
    wanted = [name for name in named if name is not None]
    authority = _Pair.read(folder / "authority.pem")
    if authority is None or not authority.permits(wanted) or authority.ends_soon(now):
        authority = _make_authority(wanted, now)
        authority.write(folder / "authority.pem")
    server = _Pair.read(folder / "server.pem")
    if (
        server is None
        or server.ends_soon(now)
        or not server.names(wanted)
        or server.certificate.issuer != authority.certificate.subject
    ):
        server = _make_server(authority, wanted, now)
        server.write(folder / "server.pem", authority.certificate)
    digest = authority.certificate.fingerprint(hashes.SHA256())
    return Papers(
        folder / "server.pem",
        authority.certificate.public_bytes(serialization.Encoding.DER),
        digest.hex(":").upper(),
    )


class _Pair:
    """A certificate and its key."""

    def __init__(self, certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey) -> None:
        self.certificate = certificate
        self.key = key

    @classmethod
    def read(cls, path: Path) -> "_Pair | None":
        """From a file; None if it is not there or no such pair."""
        try:
            text = path.read_bytes()
            certificate = x509.load_pem_x509_certificate(text)
            key = serialization.load_pem_private_key(text, None)
        except (FileNotFoundError, ValueError, TypeError):  # the last: under a password
            return None
        return cls(certificate, key) if isinstance(key, ec.EllipticCurvePrivateKey) else None

    def write(self, path: Path, *others: x509.Certificate) -> None:
        """Into a file that only its owner can read, whole or not at all."""
        pem = serialization.Encoding.PEM
        key = self.key.private_bytes(
            pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        scratch = path.with_suffix(".new")
        scratch.unlink(missing_ok=True)
        descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            for one in (self.certificate, *others):
                file.write(one.public_bytes(pem))
            file.write(key)
        scratch.rename(path)

    def ends_soon(self, now: dt.datetime) -> bool:
        return self.certificate.not_valid_after_utc < now + dt.timedelta(days=RENEW_DAYS)

    def names(self, wanted: list[x509.GeneralName]) -> bool:
        """Whether it speaks for all of them."""
        names = _said(self.certificate, x509.SubjectAlternativeName)
        return names is not None and set(wanted) <= set(names)

    def permits(self, wanted: list[x509.GeneralName]) -> bool:
        """Whether it may vouch for all of them."""
        limits = _said(self.certificate, x509.NameConstraints)
        return limits is not None and set(_limits(wanted)) <= set(limits.permitted_subtrees or ())


def _said(certificate: x509.Certificate, what: type[T]) -> T | None:
    """What a certificate says of something; None if nothing, as one that was not made here may."""
    try:
        return certificate.extensions.get_extension_for_class(what).value
    except x509.ExtensionNotFound:
        return None


def _general(host: str) -> x509.GeneralName | None:
    """A host as certificates name it; None for what nobody can ask for, such as too long a name."""
    with suppress(ValueError):
        return x509.IPAddress(ip_address(host.strip("[]").partition("%")[0]))
    with suppress(UnicodeError):
        return x509.DNSName(host.encode("idna").decode())
    return None


def _limits(wanted: Iterable[x509.GeneralName]) -> list[x509.GeneralName]:
    """What an authority may vouch for: addresses at home, and exactly the other names."""
    limits: list[x509.GeneralName] = [x509.IPAddress(network) for network in AT_HOME]
    for one in wanted:
        if isinstance(one, x509.DNSName):
            limits.append(one)
        elif isinstance(one.value, IpAddress) and not _is_at_home(one.value):
            limits.append(x509.IPAddress(ip_network(one.value)))
    return limits


def _is_at_home(address: IpAddress) -> bool:
    return any(address in network for network in AT_HOME)


def _begin(subject: x509.Name, now: dt.datetime, days: int) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - YESTERDAY)
        .not_valid_after(now - YESTERDAY + dt.timedelta(days=days))
    )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _make_authority(wanted: list[x509.GeneralName], now: dt.datetime) -> _Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    # A name of its own, so that a phone that knows an older one does not mistake it for this one.
    machine = socket.gethostname()[:MOST_LETTERS]
    subject = _named(f"Namyok at {machine} {os.urandom(3).hex()}")
    built = (
        _begin(subject, now, AUTHORITY_DAYS)
        .issuer_name(subject)
        .public_key(key.public_key())
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints(_limits(wanted), None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )
    return _Pair(built.sign(key, hashes.SHA256()), key)


def _make_server(authority: _Pair, wanted: list[x509.GeneralName], now: dt.datetime) -> _Pair:
    key = ec.generate_private_key(ec.SECP256R1())
    issuer = authority.key.public_key()
    built = (
        _begin(_named("Namyok"), now, SERVER_DAYS)
        .issuer_name(authority.certificate.subject)
        .public_key(key.public_key())
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName(wanted), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(issuer), critical=False)
    )
    return _Pair(built.sign(authority.key, hashes.SHA256()), key)
