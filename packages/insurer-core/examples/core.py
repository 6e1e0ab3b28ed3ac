#!/usr/bin/env python3
"""An example core of an insurer, made of Python's standard library and docs/insurer-core.md alone:
python3 core.py --port 9700 --secret test-secret --test. --test is the test mode, --data the file that keeps all."""
import argparse, datetime, hashlib, hmac, json, re, sqlite3, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

options = argparse.ArgumentParser()
for name, usual in {"--port": "9700", "--key-id": "huimin", "--secret": None, "--data": ":memory:"}.items():
    options.add_argument(name, default=usual, required=usual is None)
options.add_argument("--test", action="store_true")
OPTIONS = options.parse_args()

# ---- The books: one connection, one lock, one transaction for each request.
LOCK = threading.Lock()
BOOKS = sqlite3.connect(OPTIONS.data, check_same_thread=False, isolation_level=None)
BOOKS.executescript("""PRAGMA journal_mode = WAL;
CREATE TABLE IF NOT EXISTS wishes (key TEXT PRIMARY KEY, hash TEXT, at INT, answer TEXT);
CREATE TABLE IF NOT EXISTS policies (no TEXT PRIMARY KEY, key TEXT UNIQUE, changed INT, view TEXT);
CREATE INDEX IF NOT EXISTS changes ON policies (changed, no);
CREATE TABLE IF NOT EXISTS withdrawn (key TEXT PRIMARY KEY, cancellation TEXT);
CREATE TABLE IF NOT EXISTS handovers (no TEXT PRIMARY KEY, head TEXT);
CREATE TABLE IF NOT EXISTS rows (handover TEXT, no INT, row TEXT, at INT, status TEXT, answer TEXT, fen INT, back INT,
  PRIMARY KEY (handover, no)) WITHOUT ROWID; CREATE TABLE IF NOT EXISTS numbers (kind TEXT PRIMARY KEY, last INT);""")
SHANGHAI = datetime.timezone(datetime.timedelta(hours=8))
def put(sql, *values): return BOOKS.execute(sql, values)
def one(sql, *values): return BOOKS.execute(sql, values).fetchone()
def text_of(value): return json.dumps(value, ensure_ascii=False, sort_keys=True)
def picked(it, fields): return {field: it[field] for field in fields.split() if field in it}
def now_ms(): return time.time_ns() // 1_000_000
def ms_of(instant): return round(datetime.datetime.fromisoformat(instant).timestamp() * 1000)
def instant_of(ms): return datetime.datetime.fromtimestamp(ms / 1000, SHANGHAI).isoformat(timespec="milliseconds")
def next_number(kind):
    put("INSERT INTO numbers VALUES (?, 1) ON CONFLICT (kind) DO UPDATE SET last = last + 1", kind)
    return f"{kind}{one('SELECT last FROM numbers WHERE kind = ?', kind)[0]:012}"

# ---- What is wrong with a request. A field has the same form wherever its name stands.
class Wrong(Exception):
    def __init__(self, status, error, message, field=None):
        self.status, self.body = status, {"error": error, "message": message, **({"field": field} if field else {})}
def demand(is_right, field):
    if not is_right: raise Wrong(400, "MALFORMED", f"{field} is missing or does not fit", field)
FORMS = {"key": "[A-Za-z0-9._-]{8,64}", "handoverNo": "[A-Za-z0-9_-]{1,64}", "name": ".{1,100}", "mode": "tell|ask",
         "kind": "contact|beneficiary|name|POLICY|CANCELLATION|ENDORSEMENT", "who": "applicant|insured",
         "day": r"\d{4}-\d\d-\d\d", "instant": r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+08:00"}
ALIKE = {"policyKey": "key", "coverFrom": "day", "coverTo": "day", "issueBy": "instant", "changedSince": "instant"}
PERSON, HEAD = "name credentialType credentialNo", "handoverNo productCode day numberedBy rowCount"
COVER = "applicant insured beneficiaries premiumFen shares coverFrom coverTo"
BOOKED = "policyKey premiumFen coverFrom coverTo refundFen"
NEEDED = {kind: fields.split() for kind, fields in {
    "accept": f"key orderNo productCode {COVER}", "issue": f"key orderNo productCode {COVER} payment issueBy",
    "cancel": "key policyNo policyKey mode reason requestedAt refundFen shares", "payment": "paidAt",
    "endorse": "key policyNo policyKey change requestedAt", "hand_over": f"key {HEAD} rows", "change": "kind",
    "POLICY": f"policyNo policyKey {COVER} paidAt issuedAt", "ENDORSEMENT": "policyNo policyKey change changedAt",
    "CANCELLATION": "policyNo policyKey reason refundFen shares cancelledAt", "change contact": "who mobile",
    "applicant": f"{PERSON} mobile", "insured": f"{PERSON} relation", "change name": f"who {PERSON}",
    "change beneficiary": "beneficiaries", "beneficiaries": f"{PERSON} order tenThousandths",
    "shares": "insurer lead tenThousandths amountFen"}.items()}
def is_fit(field, value):
    form = "instant" if field.endswith("At") else ALIKE.get(field, field)
    if field.endswith("Fen") or field in ("tenThousandths", "rowNo", "rowCount"):
        return type(value) is int and 0 <= value < 2**53
    if form not in FORMS: return isinstance(value, list) or field not in ("beneficiaries", "shares", "rows")
    try:
        return bool(re.fullmatch(FORMS[form], value, re.S)) and (form not in ("day", "instant") or bool(ms_of(value)))
    except (TypeError, ValueError):  # It is no text, or there is no such day.
        return False

def check(it, kind, place=""):
    """Checks an object and what it holds. The rows of a hand-over are checked later, one by one."""
    demand(isinstance(it, dict) and (kind != "change" or f"change {it.get('kind')}" in NEEDED), place or "the body")
    for field in NEEDED[kind]:
        demand(field in it and is_fit(field, it[field]), place + field)
        for inner in it[field] if isinstance(it[field], list) else [it[field]]:
            if field in NEEDED: check(inner, field, f"{place}{field}.")
    if kind == "change": check(it, f"change {it['kind']}", place)
    demand("coverFrom" not in it or it["coverFrom"] <= it["coverTo"], f"{place}coverTo")
    if "shares" in it:
        sums = [sum(share[part] for share in it["shares"]) for part in ("amountFen", "tenThousandths", "lead")]
        demand(sums == [it.get("premiumFen", it.get("refundFen")), 10_000, 1], f"{place}shares")

# ---- What is decided.
TESTS = {"accept": {"测试拒投": "REFUSED"}, "endorse": {"测试不改": "REFUSED", "测试缓改": "LATE"},
         "issue": {"测试拒投": "REFUSED", "测试拒保": "REFUSED", "测试稍后": "LATE", "测试后拒": "LATE REFUSED",
                   "测试久候": "LATER"}, "tell": {"测试缓退": "LATE"}, "ask": {"测试不退": "REFUSED", "测试缓退": "LATE"},
         "POLICY": {"测试拒收": "REFUSED", "测试缓收": "LATE"}}
def refused(code, sentence): return {"status": "REFUSED", "reason": {"code": code, "text": sentence}}

def told(port, insured, at):
    """What a test person stands for; None where the real decision is to be taken."""
    wish = TESTS.get(port, {}).get(insured["name"][:4], "") if OPTIONS.test else ""
    if wish == "LATER" or "LATE" in wish and now_ms() - at < 2_000:
        return {"status": "ACCEPTED_LATER" if port == "issue" else "LATER", "askAgainAfterSeconds": 1}
    return refused("TEST_PERSON", "测试：不符合条件。") if "REFUSED" in wish else None
def accept(it): return {"key": it["key"], **(told("accept", it["insured"], 0) or {"status": "ACCEPTED"})}
def issue(it, at):
    if one("SELECT 1 FROM withdrawn WHERE key = ?", it["key"]): return refused("WITHDRAWN", "该投保申请已撤回。")
    if early := told("issue", it["insured"], at): return early
    view = enter(no := next_number("XA"), it["key"], it, instant_of(now_ms()))
    document = {"kind": "address", "address": f"/v1/documents/{no}", "mediaType": "application/pdf",
                "sha256": hashlib.sha256(document_of(no)).hexdigest()}
    return {"status": "ISSUED", **picked(view, "policyNo issuedAt premiumFen coverFrom coverTo"), "document": document}
def enter(no, key, it, issued_at):
    parties = {who: picked(it[who], f"{PERSON} mobile") for who in ("applicant", "insured")}
    return save({"policyNo": no, "policyKey": key, "status": "IN_FORCE", "issuedAt": issued_at, "cancellation": None,
                 **picked(it, "productCode premiumFen coverFrom coverTo beneficiaries"), **parties})
def save(view):
    put("INSERT INTO policies VALUES (?, ?, ?, ?) ON CONFLICT (no) DO UPDATE SET changed = excluded.changed, "
        "view = excluded.view", view["policyNo"], view["policyKey"], now_ms(), text_of(view))
    return view
def policy(column, value):
    return json.loads((one(f"SELECT view FROM policies WHERE {column} = ?", value) or ["null"])[0])

def policy_of(address, it):
    """The policy that an address names; None where it names a key without a policy."""
    by_key = address.startswith("~")
    view = policy("key" if by_key else "no", address.lstrip("~"))
    demand(it["policyNo"] == (None if by_key else address), "policyNo")
    demand(it["policyKey"] == (address[1:] if by_key else view["policyKey"] if view else it["policyKey"]), "policyKey")
    if not view and not by_key: raise Wrong(404, "NOT_FOUND", "there is no such policy")
    return view
def cancel(it, at, view):
    known = None if view else one("SELECT cancellation FROM withdrawn WHERE key = ?", it["policyKey"])
    done = view["cancellation"] if view else known and json.loads(known[0])
    early = told(it["mode"], view["insured"], at) if view and not done else None
    done = done or not early and end(view, it["policyKey"], it["refundFen"], it["requestedAt"])
    return early or {"status": "ACKNOWLEDGED", "policyNo": view and view["policyNo"], **done}
def end(view, key, refund_fen, at):
    done = {"cancellationNo": next_number("XT"), "refundFen": refund_fen, "endedOn": at[:10]}
    if view:
        save({**view, "status": "CANCELLED", "cancellation": done})
    else:
        put("INSERT INTO withdrawn VALUES (?, ?)", key, text_of(done))
    return done
def endorse(it, at, view):
    if view["status"] != "IN_FORCE": return refused("NOT_IN_FORCE", "保单已退保，不能变更。")
    return told("endorse", view["insured"], at) or change(view, it["change"]) and {
        "status": "ENDORSED", "endorsementNo": next_number("XP"), "effectiveOn": it["requestedAt"][:10], "document": None}
def is_made(key): return one("SELECT 1 FROM wishes WHERE key = ? AND answer LIKE '%ENDORSED%'", key)
def change(view, news):
    if news["kind"] == "beneficiary": return save({**view, "beneficiaries": news["beneficiaries"]})
    return save({**view, news["who"]: {**view[news["who"]], **picked(news, f"{PERSON} mobile")}})

def book(row, head, at):
    """Decides one row of a hand-over."""
    kind = row.get("kind")
    try:
        demand(kind in ("POLICY", "CANCELLATION", "ENDORSEMENT"), "kind")
        check(row, kind)
    except Wrong as wrong:
        return refused("MALFORMED", f"数据格式不符：{wrong.body['field']}")
    view, early = policy("no", row["policyNo"]), told(kind, row["insured"], at) if kind == "POLICY" else None
    if early: return early
    if not view and (kind != "POLICY" or head["numberedBy"] == "core" or policy("key", row["policyKey"])):
        return refused("NOT_FOUND", "没有这张保单。")
    booked = {**(view or row), **((view or {}).get("cancellation") or picked(row, "refundFen"))}
    if any(booked[field] != value for field, value in picked(row, BOOKED).items()):
        return refused("DIFFERS", "与已登记的内容不一致。")
    if not view:
        enter(row["policyNo"], row["policyKey"], {**row, "productCode": head["productCode"]}, row["issuedAt"])
    elif kind == "ENDORSEMENT" and not is_made(row.get("endorsementKey")): change(view, row["change"])
    elif kind == "CANCELLATION" and not view["cancellation"]:
        end(view, row["policyKey"], row["refundFen"], row["cancelledAt"])
    return {"status": "ACKNOWLEDGED"}

def decide(no, head, row):
    """Books a row once. What was refused may come again otherwise; what is booked stays."""
    number, content = row["rowNo"], text_of(row)
    sql = "SELECT row, at, status, answer FROM rows WHERE handover = ? AND no = ?"
    last_content, at, status, answer = one(sql, no, number) or (None, None, None, None)
    if status == "ACKNOWLEDGED" and last_content != content:
        return {"rowNo": number, **refused("ROW_DIFFERS", "此行已登记，内容不同。")}
    if last_content == content and status != "LATER": return json.loads(answer)
    at = at if last_content == content else now_ms()
    answer = {"rowNo": number, **book(row, head, at)}
    put("INSERT OR REPLACE INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, ?)", no, number, content, at, answer["status"],
        text_of(answer), row.get("premiumFen"), row.get("refundFen"))
    return answer
def hand_over(it, _at):
    rows, no, head = it["rows"], it["handoverNo"], text_of(picked(it, HEAD))
    numbers = {row["rowNo"] for row in rows if isinstance(row, dict) and is_fit("rowNo", row.get("rowNo"))}
    demand(0 < len(rows) <= 1000 and len(numbers) == len(rows) and 1 <= min(numbers) and max(numbers) <= it["rowCount"], "rows")
    put("INSERT OR IGNORE INTO handovers VALUES (?, ?)", no, head)
    if one("SELECT head FROM handovers WHERE no = ?", no)[0] != head:
        raise Wrong(409, "HANDOVER_DIFFERS", "the hand-over began otherwise")
    return {"handoverNo": no, "rows": [decide(no, it, row) for row in rows]}

def once(raw, it, act, *more):
    """The same key answers the same. What is not final is decided anew."""
    digest = hashlib.sha256(raw).hexdigest()
    first, at, answer = one("SELECT hash, at, answer FROM wishes WHERE key = ?", it["key"]) or (digest, now_ms(), None)
    if first != digest: raise Wrong(409, "KEY_REUSED", "the key came before with another body")
    if answer: return json.loads(answer)
    answer = {"key": it["key"], **act(it, at, *more)}
    is_open = any("LATER" in each.get("status", "") for each in (answer, *answer.get("rows", ())))
    put("INSERT OR REPLACE INTO wishes VALUES (?, ?, ?, ?)", it["key"], digest, at, None if is_open else text_of(answer))
    return answer

# ---- What is looked up.
def page_of(query, most, cursor_form):
    limit, cursor = query.get("limit", str(most)), query.get("cursor")
    demand(re.fullmatch("[1-9][0-9]{0,4}", limit) and int(limit) <= most, "limit")
    demand(cursor is None or re.fullmatch(cursor_form, cursor), "cursor")
    return int(limit), cursor
def pull(query):
    since, (limit, cursor) = query.get("changedSince"), page_of(query, 1000, r"\d+_\d+_[\w-]+")
    demand(is_fit("changedSince", since), "changedSince")
    as_of, changed, no = cursor.split("_", 2) if cursor else (now_ms(), ms_of(since), "")
    sql = "SELECT changed, no, view FROM policies WHERE (changed, no) > (?, ?) ORDER BY changed, no LIMIT ?"
    found = put(sql, int(changed), no, limit + 1).fetchall()
    return {"changedSince": since, "cursor": cursor, "asOf": instant_of(int(as_of)),
            "policies": [{**json.loads(view), "changedAt": instant_of(at)} for at, _, view in found[:limit]],
            "nextCursor": "{}_{}_{}".format(as_of, *found[limit - 1][:2]) if len(found) > limit else None}
def handover(no, query):
    (limit, cursor), found = page_of(query, 10_000, r"\d+"), one("SELECT head FROM handovers WHERE no = ?", no)
    if not found: raise Wrong(404, "NOT_FOUND", "there is no such hand-over")
    head = json.loads(found[0])
    for (row,) in put("SELECT row FROM rows WHERE handover = ? AND status = 'LATER'", no).fetchall():
        decide(no, head, json.loads(row))
    sql = "SELECT lower(status), count(*), total(fen), total(back) FROM rows WHERE handover = ? GROUP BY 1"
    sums = dict.fromkeys(("acknowledged", "refused", "later"), (0, 0, 0)) | {row[0]: row[1:] for row in put(sql, no)}
    rows = put("SELECT answer, no FROM rows WHERE handover = ? AND no > ? ORDER BY no LIMIT ?",
               no, int(cursor or 0), limit + 1).fetchall()
    return {**head, **{status: sums[status][0] for status in sums}, "cursor": cursor,
            "premiumFen": int(sums["acknowledged"][1]), "refundFen": int(sums["acknowledged"][2]),
            "rows": [json.loads(answer) for answer, _ in rows[:limit]],
            "nextCursor": str(rows[limit - 1][1]) if len(rows) > limit else None}

def document_of(no):
    """A policy's document: a page with its number, and made of it alone, so that it can be made again."""
    shown, font = f"BT /F1 24 Tf 60 760 Td ({no}) Tj ET", "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"
    page = f"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 {font}>>>>>>"
    parts = ("<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>", page,
             f"<</Length {len(shown)}>>stream\n{shown}\nendstream")
    text = "".join(f"{at} 0 obj\n{part}\nendobj\n" for at, part in enumerate(parts, 1))
    return f"%PDF-1.4\n{text}trailer<</Size 5/Root 1 0 R>>\n%%EOF\n".encode()

# ---- HTTP.
POSTS = {"/v1/acceptances": accept, "/v1/policies": issue, r"/v1/policies/(~?[\w.-]+)/cancellations": cancel,
         r"/v1/policies/([\w-]+)/endorsements": endorse, "/v1/handovers": hand_over}
def post(path, headers, raw):
    match, act = next(((found, act) for form, act in POSTS.items() if (found := re.fullmatch(form, path))), (None, None))
    if not match: raise Wrong(404, "NOT_OFFERED", "there is no such port")
    if len(raw) > 4_000_000: raise Wrong(413, "TOO_LARGE", "the body is larger than 4 MB")
    try:
        it = json.loads(raw)
    except ValueError:
        raise Wrong(400, "MALFORMED", "the body is no JSON") from None
    check(it, act.__name__)
    demand(headers.get("x-idempotency-key") == it["key"], "key")
    return accept(it) if act is accept else once(raw, it, act, *(policy_of(no, it) for no in match.groups()))
def get(path, query):
    match = re.fullmatch(r"/v1/(policies|(handovers|documents)/([\w-]+))", path)
    if not match or match[2] == "documents" and not policy("no", match[3]):
        raise Wrong(404, "NOT_OFFERED", "there is no such port")
    return handover(match[3], query) if match[2] == "handovers" else document_of(match[3]) if match[2] else pull(query)
def signature(timestamp, signed):
    return hmac.new(OPTIONS.secret.encode(), b"%b\n%b\n" % (timestamp.encode(), signed), "sha256").hexdigest()
def check_signature(headers, signed):
    key_id, timestamp, given = (headers.get(f"x-{name}", "") for name in ("key-id", "timestamp", "signature"))
    if key_id != OPTIONS.key_id or not re.fullmatch("[0-9]{10}", timestamp) or not (
            hmac.compare_digest(signature(timestamp, signed).encode(), given.encode())):
        raise Wrong(401, "SIGNATURE", "the signature is missing or wrong")
    if abs(time.time() - int(timestamp)) > 300: raise Wrong(401, "TIMESTAMP", "the time differs by more than 300 s")

class Door(BaseHTTPRequestHandler):
    protocol_version, disable_nagle_algorithm = "HTTP/1.1", True
    def serve(self, signed, act):
        try:
            check_signature(self.headers, signed)
            with LOCK, BOOKS:  # Leaving it commits, or rolls back after an exception.
                BOOKS.execute("BEGIN IMMEDIATE")
                status, body = 200, act()
        except Wrong as wrong:
            status, body = wrong.status, wrong.body
        except Exception as fault:  # The request names people, so only the kind of the fault is logged.
            print("fault", type(fault).__name__, flush=True)
            status, body = 500, {"error": "INTERNAL", "message": "a fault of the core"}
        self.answer(status, body)
    def answer(self, status, body):
        kind, now = "application/pdf" if isinstance(body, bytes) else "application/json", str(int(time.time()))
        plain = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()
        self.send_response(status)
        for field, value in {"content-type": kind, "content-length": len(plain), "x-key-id": OPTIONS.key_id,
                             "x-timestamp": now, "x-signature": signature(now, plain)}.items():
            self.send_header(field, str(value))
        self.end_headers()
        self.wfile.write(plain)
    def do_POST(self):
        raw = self.rfile.read(int(self.headers.get("content-length") or 0))
        self.serve(raw, lambda: post(self.path, self.headers, raw))
    def do_GET(self):
        address = urlsplit(self.path)
        self.serve(self.path.encode(), lambda: get(address.path, dict(parse_qsl(address.query))))
    def log_message(self, *_words): pass  # Addresses name policies.

ThreadingHTTPServer.request_queue_size = 128
SERVER = ThreadingHTTPServer(("127.0.0.1", int(OPTIONS.port)), Door)
print(f"core on port {SERVER.server_address[1]}", flush=True)
SERVER.serve_forever()
