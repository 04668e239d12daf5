"""In teams one of two gives and the other looks: the pages say so, and count teams."""

import re

from playwright.sync_api import expect

from tests.browser.company import Company
from tests.browser.test_heard import SAID

INSIDE = """(flag) => {
  const [inner, outer] = [flag, flag.closest(".card")].map((e) => e.getBoundingClientRect());
  return inner.left >= outer.left && inner.right <= outer.right;
}"""


def test_partners_of_a_round_are_told_what_is_theirs_to_do(company: Company) -> None:
    marta, nina = company.table("Марта", "Нина", game="team", start=False, bots=1)
    gleb = company.person("Глеб", "phone")
    gleb.joins(marta.code)
    marta.adds_bots(2)
    screen = company.person("Телевизор", "tv")
    screen.goes(marta.tv)
    benches = screen.page.locator("main ul > li")
    expect(benches).to_have_count(3)
    expect(benches).to_contain_text(["Марта", "Нина", ""])
    expect(benches.filter(has_text="Марта")).to_contain_text("Глеб")
    expect(screen.page.get_by_text("свободно")).to_have_count(0)
    marta.starts()
    screen.sees(re.compile("намёк, к которому напарник найдёт карту"))
    expect(benches).to_have_count(3)
    expect(benches.filter(has_text="Марта")).to_contain_text("Глеб")
    marta.presses("Рассказываю я!")
    gleb.sees(re.compile("^Карту к этому намёку выберете вы"))
    nina.sees("А пока рассмотрите свои карты.")
    seats = nina.page.get_by_role("complementary", name="За столом").get_by_role("listitem")
    expect(seats).to_have_count(3)
    expect(seats.filter(has_text="Марта")).to_contain_text("Глеб")
    marta.tells("Тихий вечер")
    marta.sees(re.compile(r"Готова 1.команда из.3\."))
    screen.sees(re.compile(r"Думают: Нина \+ \S+ и Глеб"))
    nina.presses("Пусть отдаст напарник")
    marta.sees(re.compile(r"Готовы 2.команды из.3\."))
    gleb.page.evaluate(SAID)
    gleb.gives()
    for one in (marta, gleb):
        one.reads("Остальные ищут карту вашей команды")
    for width in (360, 390):
        gleb.page.set_viewport_size({"width": width, "height": 640})
        gleb.settles()
        flag = gleb.page.locator(".flag")
        expect(flag).to_have_text("вашей команды")
        assert flag.evaluate(INSIDE), width
    heard = " ".join(gleb.page.evaluate("said"))
    assert "Идёт голосование." in heard, heard
