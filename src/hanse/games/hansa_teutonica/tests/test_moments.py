"""How it stands at each event of an answer: that is what the page shows, one after the other."""

from __future__ import annotations

from hanse.games.hansa_teutonica.tests.scene import Scene, position


def kinds(moments: list[tuple[str, Scene]]) -> list[str]:
    return [kind for kind, _ in moments]


def test_a_displacing_piece_stands_before_the_fee_is_paid_one_by_one() -> None:
    scene = position(routes={"dortmund-duisburg": "bm -"}, supply={"red": "3t"}, stock={"red": "0t"})
    moments = scene.moments("displace dortmund-duisburg bm t")
    assert kinds(moments) == ["displaced", "paid", "paid"]
    assert [at.posts("dortmund-duisburg") for _, at in moments] == ["rt -"] * 3
    before = int(moments[0][1].stock("red").split("t")[0])
    assert [at.supply("red") for _, at in moments] == ["2t 0m", "1t 0m", "0t 0m"]
    assert [at.stock("red").split("t")[0] for _, at in moments] == [str(before + n) for n in range(3)]


def test_a_displaced_piece_stands_where_its_owner_puts_it() -> None:
    scene = position("base", 4, routes={"dortmund-duisburg": "bt -"}, supply={"red": "2t"}, stock={"blue": "4t"})
    scene.play("red: displace dortmund-duisburg bt t")
    ((first, one),) = scene.moments("relocate dortmund-paderborn bt")
    ((second, two), *_) = scene.moments("relocate dortmund-paderborn bt")
    assert (first, one.posts("dortmund-paderborn"), one.stock("blue")) == ("relocated", "bt - -", "4t 0m")
    assert (second, two.posts("dortmund-paderborn"), two.stock("blue")) == ("relocated", "bt bt -", "3t 0m")


def test_an_established_route_scores_first_then_the_office_is_taken_then_the_rest_leaves() -> None:
    scene = position(routes={"arnheim-duisburg": "rt rt rt"}, offices={"arnheim": "bt"})
    moments = scene.moments("establish arnheim-duisburg")
    assert kinds(moments) == ["established", "control"]
    assert [at.score("blue") for _, at in moments] == [0, 1]
    before = scene.stock("red")
    moments = scene.moments("office duisburg")
    assert kinds(moments)[:2] == ["office", "returned"]
    assert [at.offices("duisburg") for _, at in moments[:2]] == ["rt", "rt"]
    assert [at.posts("arnheim-duisburg").count("rt") for _, at in moments[:2]] == [2, 0]
    assert [at.stock("red") == before for _, at in moments[:2]] == [True, False]
