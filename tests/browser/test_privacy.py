"""What a browser is asked to keep and to send: to this site only, and out of reach of scripts."""

from tests.browser.company import Company, asked_for, play


def test_cookies_are_out_of_reach_and_nothing_leaves_the_site(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1, devices=("phone",))
    play(marta, gleb, until=asked_for("next"))
    for person in (marta, gleb):
        cookies = person.context.cookies()
        assert cookies
        for cookie in cookies:
            assert cookie["httpOnly"], cookie["name"]
            assert cookie["sameSite"] in ("Lax", "Strict")
        assert person.page.evaluate("document.cookie") == ""
        assert len(person.requests) > 10
        # Company looks at every single one; here it is said once more.
        strangers = [one for one in person.requests if not one.startswith((company.url, "data:"))]
        assert [one for one in strangers if not one.startswith("blob:")] == []


def test_a_players_page_knows_only_its_own_cards(company: Company) -> None:
    marta, gleb = company.table("Марта", "Глеб", bots=1)
    play(marta, until=asked_for("give_clue"))
    gleb.sees("А пока рассмотрите свои карты.")
    other = set(marta.view["game"]["hand"])
    assert other
    assert not other & set(gleb.view["game"]["hand"])
    for card in other:
        deck, number = card.split("/")
        shown = [one for one in gleb.requests if f"/{deck}/" in one and f"/{number}." in one]
        # The first page and the list of games show some cards of the decks to everybody.
        assert not shown or card in ("dreams/001", "dreams/002"), shown


def test_the_secret_of_a_seat_is_in_no_address_that_is_sent(company: Company) -> None:
    marta, _ = company.table("Марта", "Глеб", bots=1, start=False)
    secret = marta.page.evaluate("Object.values(JSON.parse(localStorage['namyok.seats']))[0]")
    phone = company.person("Марта", "phone")
    phone.goes(f"/seat#{secret}")
    phone.reads("За столом трое")
    assert not any(secret in one.split("#")[0] for one in phone.requests)
