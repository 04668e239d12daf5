/** Which files are sent, and in which order. */

import { expect, test } from "vitest";
import { inOrder, isZip, Uploads } from "../src/state/uploads.svelte";

const LIMITS = {
  cards: 500,
  deck_megabytes: 200,
  file_megabytes: 30,
  megapixels: 40,
  formats: ["JPEG"],
  own_megabytes: 500,
};

test("files stand as people count", () => {
  const names = ["10.jpg", "2.jpg", "b.jpg", "A.jpg"].map((name) => ({ name }));
  expect(inOrder(names).map((file) => file.name)).toEqual(["2.jpg", "10.jpg", "A.jpg", "b.jpg"]);
});

test.each([
  ["a.zip", "", true],
  ["a.ZIP", "", true],
  ["photos", "application/x-zip-compressed", true],
  ["a.jpg", "image/jpeg", false],
])("%s of type %s is a zip: %s", (name, type, zip) => {
  expect(isZip({ name, type })).toBe(zip);
});

test("what is too heavy is refused before it is sent", () => {
  const uploads = new Uploads(
    LIMITS,
    () => Promise.reject(new Error("nothing is to be sent")),
    () => undefined,
    () => undefined,
  );
  const heavy = { name: "a.jpg", type: "image/jpeg", size: 30_000_001 } as File;
  const zip = { name: "a.zip", type: "", size: 200_000_001 } as File;
  uploads.add([heavy, zip]);
  expect(uploads.busy).toBe(false);
  expect(uploads.refused.map((one) => [one.file, one.why.code, one.why.facts])).toEqual([
    ["a.jpg", "picture_too_heavy", { most: 30 }],
    ["a.zip", "zip_too_heavy", { most: 200 }],
  ]);
  uploads.forget(uploads.refused[0]!);
  expect(uploads.refused).toHaveLength(1);
});
