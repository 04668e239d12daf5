/** The app for who reads English: its words come along with it instead of after it. */

import "../../content/words/en.toml";
import "./words/en";
import "./main";
