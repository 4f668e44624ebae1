"""The strict reader of one line: what is JSON, by its grammar, and nothing else."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from snap.jsonline import NOT_WHOLE, BadLine, parse, shown

GOOD = [
    "{}", "[]", " { } ", "\t[ ]\r", '{"a": 1}', '{"a":{"b":[1,[2]]}}', '["a","b"]', '""', '"\\""',
    '"\\\\\\/\\b\\f\\n\\r\\t"', '"\\u0041\\u007a"', "0", "-0", "-1", "10", "18446744073709551616",
    "true", "false", "null", "[true,false,null]", "9" * 400, '"a b"', '{"": 0}',
    '"\\u0041 b"',
]  # fmt: skip

BAD = [
    "", " ", "{", "}", "[", "]", "[1,]", "[,1]", "[1 2]", "[1,,2]", '{"a" 1}', '{"a":1,}', "{,}",
    '{"a":1 "b":2}', '{"a":,"b":2}', "{1:2}", "{a:1}", '{"a":1}}', '{"a":1} x', "[1]]", "01", "-",
    "+1", "1.", ".5", "1e", "1e+", "-a", "0x10", "1_0", "NaN", "Infinity", "-Infinity", "nul",
    "True", "None", "'a'", '"a', '"a\\', '"\\x41"', '"\\u12"', '"\\u12g4"', '"\\u-123"', '"\x01"',
    '"a\tb"', "\x00", "// x", "[1]//", "{}{}", "[1:2]", '{"a"}', '{"a",1}', "truefalse", "[true1]",
    "\x0b[]", "\x0c[]", '"\\U00000041"', '"\\\n"',
]  # fmt: skip


@pytest.mark.parametrize("text", GOOD)
def test_what_json_allows_is_read_as_json_reads_it(text):
    assert parse(text.encode()) == json.loads(text)


@pytest.mark.parametrize("text", BAD)
def test_what_json_does_not_allow_is_refused(text):
    with pytest.raises(BadLine):
        parse(text.encode("latin-1"))


@pytest.mark.parametrize("text", ["1.0", "0.5", "1e3", "1E3", "-1e-3", "1.5e+2", "1e400"])
def test_a_number_that_is_not_whole_is_told_apart(text):
    assert parse(text.encode()) is NOT_WHOLE


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"a": 1, "a": 2}', 'key "a" twice'),
        (b"[[[[[[1]]]]]]", "nested too deeply"),
        (b"[" * 100000, "nested too deeply"),
        (b'{"a":' * 100000, "nested too deeply"),
        (b"9" * 401, "a number too long"),
        (b"\xef\xbb\xbf{}", "a byte that no record has (0xEF)"),
        (b'{"\xff": 1}', "a byte that no record has (0xFF)"),
        ('{"é": 1}'.encode(), "a byte that no record has (0xC3)"),
        (b'{"a": 1', "not JSON at column 8"),
        (b'{"a" 1}', "not JSON at column 6"),
    ],
)
def test_the_words_say_what_is_wrong(line, words):
    with pytest.raises(BadLine) as refusal:
        parse(line)
    assert str(refusal.value) == words


def test_an_escape_beyond_ascii_is_no_word_of_a_record():
    for text in ('"\\u00e9"', '"\\ud800"', '"\\udc00\\ud800"', '"\\uffff"'):
        assert set(parse(text.encode())) == {"\x7f"}


def test_text_is_shown_on_one_line_and_not_at_length():
    assert shown("turn") == '"turn"'
    assert shown("a\nb\x7f") == '"a?b?"'
    assert shown("x" * 50) == '"' + "x" * 40 + '..."'


KEYS = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=4)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | KEYS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=6,
)


@given(VALUES, st.sampled_from([None, 1]))
def test_it_reads_what_json_writes(value, indent):
    text = json.dumps(value, indent=indent)
    try:
        assert parse(text.encode()) == value
    except BadLine as refusal:
        assert str(refusal) == "nested too deeply"


@given(st.text('{}[]",:0123456789.eE+-truefalsn \\u\t', max_size=12))
def test_it_takes_nothing_that_json_does_not_take(text):
    try:
        parse(text.encode())
    except BadLine:
        return
    json.loads(text)
